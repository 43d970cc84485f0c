const XML_NAMESPACE = 'http://www.w3.org/2000/svg';

/** Lists faults of a finished drawing in words; none if it may be published. */
export function faultsOf(svg: string, prefix: string): string[] {
  const faults: string[] = [];
  if (/\sstyle=|<style[\s>]/.test(svg)) faults.push('has a style, which the site forbids');
  const visible = svg.replace(/<[^>]*>/g, '');
  if (/[{}]/.test(visible)) faults.push('shows a brace');
  for (const [address] of svg.matchAll(/(?:[a-z]+:)?\/\/\w[^"')\s]*/gi)) {
    if (address !== XML_NAMESPACE) faults.push(`names the address ${address}`);
  }
  if (/\shref="[^#]|<script|<foreignObject|<image/i.test(svg)) faults.push('refers to something outside itself');
  const ids = [...svg.matchAll(/\sid="([^"]*)"/g)].map(([, id = '']) => id);
  for (const id of ids) {
    if (!id.startsWith(`${prefix}-`)) faults.push(`has the id ${id}, which does not begin with ${prefix}-`);
    if (ids.indexOf(id) !== ids.lastIndexOf(id)) faults.push(`has the id ${id} twice`);
  }
  for (const [, id = ''] of svg.matchAll(/(?:url\(|href=")#([^)"]*)/g)) {
    if (!ids.includes(id)) faults.push(`refers to the id ${id}, which it does not have`);
  }
  return faults;
}
