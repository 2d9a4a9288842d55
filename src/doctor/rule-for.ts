/**
 * ` (rule "main .dim" of site.css)`: the last rule of the page that gives an element this property; '' where it is
 * unknown. `without`: only a rule whose selector has this part, which need not hold for the element.
 */
export function ruleFor(element: Element, property: string, without?: RegExp): string {
  if (!without && (element as HTMLElement).style?.getPropertyValue(property)) return ' (its style attribute)';
  const root = element.getRootNode() as Document | ShadowRoot;
  let last = '';
  for (const sheet of [...(root.styleSheets ?? []), ...(root.adoptedStyleSheets ?? [])]) {
    for (const rule of rulesOf(sheet))
      if (
        rule.style.getPropertyValue(property) &&
        (!without || rule.selectorText.search(without) >= 0) &&
        matches(element, without ? rule.selectorText.replace(without, '') || '*' : rule.selectorText)
      )
        last = ` (rule "${rule.selectorText}" of ${fileOf(sheet)})`;
  }
  return last;
}

const fileOf = ({ href }: CSSStyleSheet): string => (href ? (href.split('/').pop() ?? href) : 'a style element');

/** Style rules in order, those inside of conditions and layers as well; none of a sheet that this page may not read. */
function* rulesOf(sheet: CSSStyleSheet | CSSGroupingRule): Generator<CSSStyleRule> {
  let rules: CSSRuleList;
  try {
    rules = sheet.cssRules;
  } catch {
    return;
  }
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule) yield rule;
    else if ('cssRules' in rule) yield* rulesOf(rule as CSSGroupingRule);
  }
}

function matches(element: Element, selector: string): boolean {
  try {
    return element.matches(selector);
  } catch {
    return false;
  }
}
