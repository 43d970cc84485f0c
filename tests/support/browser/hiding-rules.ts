/** Rules of lists that apply to every site. */
export interface HidingRules {
  /** Selectors of hidden elements. */
  selectors: string[];
  /** Patterns of blocked addresses. */
  addresses: RegExp[];
}

/** Options of address rules that limit neither the site nor the kind to one that our pages never load. */
const everywhere =
  /^~?(?:1p|css|first-party|font|image|important|match-case|media|object|other|script|stylesheet|xhr|xmlhttprequest)$|^~(?:3p|third-party)$/;

/** The words of a rule as an expression: `*` is anything, `^` a sign between parts, `|` the address's beginning or end. */
function toExpression(rule: string): RegExp {
  const escaped = rule
    .replace(/[.+?${}()[\]\\]|(?<=.)\|(?=.)/g, '\\$&')
    .replaceAll('*', '.*')
    .replaceAll('^', '(?:[^\\w.%-]|$)');
  return new RegExp(escaped.replace(/^\|/, '^').replace(/\|$/, '$'), 'i');
}

/**
 * Reads lists in the form of EasyList and uBlock Origin.
 * @returns the rules that name no site. Some selectors work only in a blocker (`:has-text(…)`)
 */
export function readHidingRules(text: string): HidingRules {
  const rules: HidingRules = { selectors: [], addresses: [] };
  for (const line of text.split('\n').map((each) => each.trim())) {
    if (/^##[^+^]/.test(line)) rules.selectors.push(line.slice(2));
    if (/^(?:!|\[|@@|\|\||$)/.test(line) || /#[@?$]?#/.test(line)) continue;
    const [address = '', options, ...more] = line.split('$');
    // Rules that are expressions have another form.
    if (address.length < 4 || address.includes('\\') || /^\/.*\/$/.test(address) || more.length > 0) continue;
    if (options?.split(',').some((option) => !everywhere.test(option))) continue;
    rules.addresses.push(toExpression(address));
  }
  return rules;
}
