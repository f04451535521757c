import {
  type SumGroup,
  type SumPreset,
  type SumPrint,
  type SumSheet,
  sumPresets,
} from '@zhibi/contract/papers/arithmetic';

/** A sheet of sums while it is put together. `preset` names what a group came from. */
export interface WantedSums {
  title: string;
  term: string;
  groups: { key: string; preset: string; group: SumGroup }[];
  twins: boolean;
  seed: number;
  print: SumPrint;
}

export const termOf = ({ gid, term }: Pick<SumPreset, 'gid' | 'term'>): string => `${gid}-${term}`;

/** Terms of the table in their order. */
export const terms: readonly string[] = [...new Set(sumPresets.map(termOf))];

/** A seed nobody has to type. */
export const newSeed = (): number => Math.floor(Math.random() * 2 ** 31);

/** The groups of a preset: their Chinese name stands above them on paper. */
export const groupsOf = (preset: SumPreset): WantedSums['groups'] =>
  preset.groups.map((group) => ({
    key: crypto.randomUUID(),
    preset: preset.id,
    group: { ...group, title: preset.name.zh },
  }));

export function firstSums(title: string): WantedSums {
  const [first] = sumPresets;
  return {
    title,
    term: terms[0] ?? '',
    groups: first ? groupsOf(first) : [],
    twins: false,
    seed: newSeed(),
    print: { columns: 4, numbered: true, minutes: null },
  };
}

export const sheetOf = ({ groups, twins, seed }: WantedSums): SumSheet => ({
  groups: groups.map(({ group }) => group),
  twins,
  seed,
});
