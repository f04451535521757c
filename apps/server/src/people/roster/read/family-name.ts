/** Family names of two signs that are common enough to be told from a family name and a given name. */
const compound = new Set('欧阳 司马 上官 诸葛 东方 皇甫 尉迟 公孙 慕容 令狐 长孙 夏侯 司徒 端木 南宫'.split(' '));

/** A name in two parts, as OneRoster keeps it: family name first where it is Chinese. */
export function familyAndGiven(name: string): { given: string; family: string } {
  if (/^\p{Script=Han}+$/u.test(name)) {
    const signs = [...name];
    const length = signs.length > 2 && compound.has(signs.slice(0, 2).join('')) ? 2 : 1;
    return { family: signs.slice(0, length).join(''), given: signs.slice(length).join('') };
  }
  const cut = name.lastIndexOf(' ');
  return cut === -1 ? { given: name, family: name } : { given: name.slice(0, cut), family: name.slice(cut + 1) };
}
