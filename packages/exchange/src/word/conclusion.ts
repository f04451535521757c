/** The words with which a solution says its result, and nothing else does: `故选：C．`, `故答案为：3．`, `应填：5`. */
const words =
  /^\s*(?:(?:综上(?:所述)?|因此|所以|故|∴|答)[，,：:]?\s*)?(?:(?:本题|该题|此题)?(?:正确)?答案(?:应)?(?:选|填|为|是)|(?:故|所以|因此|∴|本题|此题)\s*(?:应|要)?(?:选|填)(?:择|写)?|(?:应|答案)(?:选|填))\s*(?:为|是)?\s*[:：]?\s*/;
/** What has to stand before a result, so that `本题选自……` and `应填几？` are none. */
const named = /(?:[:：]|为|是)\s*$/;
const says = /^\s*答\s*[:：]\s*/;
const letters =
  /^([A-HＡ-Ｈ](?:[\s、,，和与]*[A-HＡ-Ｈ])*)\s*(?:选?项)?\s*[。．.;；,，]?\s*(?:[（(]?\s*(?:答案)?不唯一\s*[）)]?)?$/;

/** The result that a line names, if it is one that does: letters where the question has options. */
export function conclusionIn(text: string, isChoice: boolean): string | undefined {
  const found = words.exec(text) ?? (isChoice ? says.exec(text) : null);
  if (found === null) return undefined;
  const rest = text.slice(found[0].length).trim();
  const label = letters
    .exec(rest)?.[1]
    ?.normalize('NFKC')
    .replace(/[^A-H]/g, '');
  const isNamed = named.test(found[0]);
  if (isChoice) return label;
  if (label !== undefined) return isNamed || /选/.test(found[0]) ? label : undefined;
  const said = rest.replace(/[。．.;；]\s*$/, '').trim();
  return isNamed && said !== '' && !/[?？]|_{3,}|[（(][\s\u3000]*[）)]/.test(said) ? said : undefined;
}

const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\s$，,、;；.。]|\[\[\/?\w+:?|\]\]/g, '')
    .toUpperCase();

/** Whether a key and the result of the solution are at odds; one may say more than the other: `x=4` and `4`. */
export function isAtOdds(key: string, result: string): boolean {
  const [one, other] = [plain(key), plain(result)];
  if (one === '' || other === '' || Math.max(one.length, other.length) > 12) return false;
  return /^[A-H]+$/.test(one) && /^[A-H]+$/.test(other) ? one !== other : !one.includes(other) && !other.includes(one);
}

/** The result that a solution ends in; none where it has several, as for each of the parts of a question. */
export function conclusionOf(lines: readonly string[], isChoice: boolean): string | undefined {
  const all = new Set(
    lines.flatMap((line) => line.split('[[br]]')).flatMap((line) => conclusionIn(line, isChoice) ?? []),
  );
  return all.size === 1 ? [...all][0] : undefined;
}
