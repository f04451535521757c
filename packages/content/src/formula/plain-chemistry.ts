import { subscripts, superscripts } from './commands.js';

const raised = (text: string, map: ReadonlyMap<string, string>): string =>
  [...text].map((sign) => map.get(sign) ?? sign).join('');

const condition = (sign: string, words: string): string => (words === '' ? sign : `${sign}${words}${sign}`);

/** What stands in `\ce{…}` as one line: `2H2 + O2 ->[点燃] 2H2O` → 2H₂ + O₂ →点燃→ 2H₂O. */
export const plainChemistry = (typed: string): string =>
  typed
    .replace(/\$\\xlongequal(?:\[[^\]]*\])?\{(?:\\text\{([^{}]*)\}|(\\triangle)|[^{}]*)\}\$/g, (_, words, triangle) =>
      condition('=', triangle ? '△' : (words ?? '')),
    )
    .replaceAll('$\\triangle$', '△')
    .replace(/<=>>?(?:\[[^\]]*\]){0,2}|<<=>(?:\[[^\]]*\]){0,2}/g, '⇌')
    .replace(/->(?:\[([^\]]*)\])?(?:\[[^\]]*\])?/g, (_, words = '') => condition('→', words))
    .replace(/\^\{([^{}]*)\}/g, (_, inside: string) => raised(inside, superscripts))
    .replace(/_\{?(\d+)\}?/g, (_, inside: string) => raised(inside, subscripts))
    .replace(/\^(\d*[+-])/g, (_, charge: string) => raised(charge, superscripts))
    .replace(/(?<=[A-Za-z)\]])\d+/g, (count) => raised(count, subscripts))
    .replace(/(?<=[A-Za-z)\]₀-₉])[+-](?=\s|$)/g, (charge) => raised(charge, superscripts))
    .replace(/\s+\^(?=\s|$)/g, '↑')
    .replace(/\s+v(?=\s|$)/g, '↓')
    .replaceAll('*', '·')
    .replace(/[{}$\\]/g, '');
