/** The form of project files that this product writes, and the newest that it reads. `docs/project-file.md` describes it. */
export const projectFormat = { name: 'zhibi-paper', version: 1, ending: 'zhibi-paper.zip' } as const;

/** Where things lie in the archive. */
export const projectPaths = { manifest: 'manifest.json', paper: 'paper.json', media: 'media/' } as const;

export const projectLimits = {
  /** As it is sent. */
  fileBytes: 32 * 1024 * 1024,
  unpackedBytes: 64 * 1024 * 1024,
  files: 400,
  paperBytes: 8 * 1024 * 1024,
  manifestBytes: 256 * 1024,
  /** Brackets in brackets: a paper needs about 15. */
  depth: 40,
} as const;
