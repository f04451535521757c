/** The partner platforms whose people come from elsewhere and go back there when they log out. */
const sources = ['jy', 'jizuo'] as const;
export type Source = (typeof sources)[number];

/** A partner that we know, out of what stands in an address or in the storage; '' for anything else. */
export const sourceOf = (text: string | null): Source | '' => sources.find((source) => source === text) ?? '';
