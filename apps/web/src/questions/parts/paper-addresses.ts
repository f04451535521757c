/** Where a paper that was just made is gone on with: arranged, laid out with answer areas, or published. */
export const paperAddresses = {
  compose: (paperId: string) => `/paperTest/self?paper=${paperId}`,
  preview: (paperId: string) => `/paperTest/preview?paper=${paperId}`,
  publish: (paperId: string) => `/homework/written?step=paper&paper=${paperId}`,
} as const;
