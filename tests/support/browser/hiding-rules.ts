/** Rules of lists that hold for every site. */
export interface HidingRules {
  /** Selectors of elements that are hidden. */
  selectors: string[];
  /** Patterns of addresses that are not loaded. */
  addresses: RegExp[];
}

/** Options of a rule for an address that do not limit it to some sites, or to what no page of ours asks for. */
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
 * @returns the rules that name no site. A selector may be one that only a blocker knows (`:has-text(…)`)
 */
export function readHidingRules(text: string): HidingRules {
  const rules: HidingRules = { selectors: [], addresses: [] };
  for (const line of text.split('\n').map((each) => each.trim())) {
    if (/^##[^+^]/.test(line)) rules.selectors.push(line.slice(2));
    if (/^(?:!|\[|@@|\|\||$)/.test(line) || /#[@?$]?#/.test(line)) continue;
    const [address = '', options, ...more] = line.split('$');
    // One written as an expression is in a form of its own.
    if (address.length < 4 || address.includes('\\') || /^\/.*\/$/.test(address) || more.length > 0) continue;
    if (options?.split(',').some((option) => !everywhere.test(option))) continue;
    rules.addresses.push(toExpression(address));
  }
  return rules;
}
