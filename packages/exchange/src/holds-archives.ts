/** Whether files of an archive are archives themselves, which nobody opens: each could hold more than all of it. */
export const holdsArchives = (names: readonly string[]): boolean =>
  names.some((name) => /\.(?:zip|rar|7z|tar|tgz|gz)$/i.test(name) && !/(?:^|\/)(?:__MACOSX|\._)/.test(name));
