/** What a preset comment may name, in both languages; filled in when it is given. */
export const commentVariables = [
  { zh: '{姓名}', en: '{name}', key: 'name' },
  { zh: '{题号}', en: '{question}', key: 'question' },
  { zh: '{满分}', en: '{full}', key: 'full' },
] as const;
export type CommentFacts = Readonly<Record<(typeof commentVariables)[number]['key'], string | number>>;

/** The comment as the student reads it. */
export const fillComment = (text: string, facts: CommentFacts): string =>
  commentVariables.reduce(
    (filled, { zh, en, key }) => filled.replaceAll(zh, String(facts[key])).replaceAll(en, String(facts[key])),
    text,
  );

/** What hurts a child more than it helps, whatever was meant. */
const hurtful = [
  '笨',
  '蠢',
  '傻',
  '懒',
  '猪',
  '差生',
  '没救',
  '废物',
  '丢人',
  '白痴',
  '脑子',
  'stupid',
  'lazy',
  'dumb',
  'idiot',
  'hopeless',
  'shame',
];

/** The first word that a child should not read, if there is one: whoever writes is asked to say it otherwise. */
export function hurtfulWord(text: string): string | undefined {
  const said = text.toLowerCase();
  return hurtful.find((word) => (/^[a-z]/.test(word) ? new RegExp(`\\b${word}\\b`).test(said) : said.includes(word)));
}
