/** Where a paper that was just made is gone on with: laid out with answer areas, or published. */
export const paperAddresses = {
  preview: (paperId: string) => `/paperTest/preview?paper=${paperId}`,
  publish: (paperId: string) => `/homework/written?step=paper&paper=${paperId}`,
} as const;
