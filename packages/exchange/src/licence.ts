import type { Licence } from '@zhibi/contract/questions/writing';

/** A right that is said; nothing said is not written. */
export type SaidLicence = Exclude<Licence, 'unsaid'>;

/** The rights as a teacher reads them in a table or a document. */
export const licenceNames: Readonly<Record<SaidLicence, string>> = {
  own: '自编',
  'public-domain': '公有领域',
  'cc-by': 'CC BY',
  'cc-by-sa': 'CC BY-SA',
  'cc-by-nc': 'CC BY-NC',
  'cc-by-nc-sa': 'CC BY-NC-SA',
  permission: '经授权使用',
};

const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/^https?:\/\/creativecommons\.org\/licenses\/([a-z-]+)(?:\/.*)?$/, 'cc $1')
    .replace(/\s+\d(?:\.\d)?(?:\s+\S+)?$/, '')
    .replace(/[\s_-]+/g, '-')
    .replace(/^-|-$/g, '');

const byName = new Map<string, SaidLicence>([
  ...(Object.entries(licenceNames) as [SaidLicence, string][]).flatMap(([licence, name]): [string, SaidLicence][] => [
    [licence, licence],
    [plain(name), licence],
  ]), // the entries of the record
  ['cc0', 'public-domain'],
  ['cc-zero', 'public-domain'],
]);

/** The right that is meant, by its code, its name in either language, with a version, or by the address of Creative Commons; undefined for any other. */
export const licenceOf = (text: string): SaidLicence | undefined => byName.get(plain(text));

/** Whether a field says anything of a right at all: what says nothing, or that nothing is said, is no riddle. */
export const isSaid = (value: unknown): boolean =>
  value !== undefined && value !== null && !['', 'unsaid', '未注明'].includes(`${value}`.trim());
