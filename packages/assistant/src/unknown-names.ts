const SURNAMES =
  '王李张刘陈杨黄赵吴周徐孙马朱胡郭何林高罗郑梁谢宋唐许韩冯邓曹彭曾肖田董袁潘蒋蔡余杜叶程苏魏吕丁任沈姚卢姜崔钟谭陆汪范金石廖贾夏韦付方白邹孟熊秦邱江尹薛闫段雷侯龙史陶黎贺顾毛郝龚邵万钱严覃武戴莫孔向汤温康施文牛樊葛邢安齐易乔伍庞颜倪庄聂章鲁岳翟殷詹申欧耿关兰焦俞左柳甘祝包宁尚符舒阮柯纪梅童凌毕单季裴霍涂成苗谷盛曲翁冉骆蓝路游辛靳管柴蒙鲍华喻祁蒲房滕屈饶解牟艾尤阳时穆农司卓古吉缪简车项连芦麦褚娄窦戚岑景党宫费卜冷晏席卫米柏宗瞿桂全佟应臧闵苟邬边卞姬师和仇栾隋商刁沙荣巫寇桑郎甄丛仲虞敖巩明佘池查麻苑迟邝';
const DOUBLE = /^(?:欧阳|上官|司马|诸葛|司徒|夏侯|皇甫|尉迟|公孙|慕容|令狐|端木|南宫|东方|西门|贺兰)/u;
const WORD = /\p{L}+/gu;
const LONG_NUMBER = /\d[\d -]{4,}\d/g;
const MAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
const SYLLABLE =
  '(?:(?:zh|ch|sh|[bpmfdtnlgkhjqxrzcsyw])?(?:iang|iong|uang|ang|eng|ing|ong|ian|iao|uai|uan|ai|ei|ao|ou|an|en|in|un|ia|ie|iu|ua|ui|uo|ue|er|[aoeiuv]))';
const PINYIN = new RegExp(`^${SYLLABLE}{2,4}$`, 'u');
const HAN = /\p{Script=Han}/u;
const LONGEST_NAME = 3;

/** What of a text may be the name of somebody, or a number of somebody, though no list holds it. */
export interface Suspicion {
  /** Whether two characters that follow each other, or a word, were ever learned from sentences that name nobody. */
  isLearned: (feature: string) => boolean;
}

/**
 * The pieces of a text that might name or number a person whom nobody listed: characters that begin with a surname and stand in no
 * learned sentence, words in capitals or of pinyin that no sentence holds, long numbers, addresses of mail. Rather too many than too few.
 */
export function unknownNames(text: string, { isLearned }: Suspicion): string[] {
  const found = [...text.matchAll(MAIL), ...text.matchAll(LONG_NUMBER)].map(([words]) => words);
  for (const { 0: run, index } of text.matchAll(WORD))
    if (HAN.test(run)) found.push(...inChinese(run, isLearned));
    else if (isStrange(run, index, isLearned)) found.push(run);
  return [...new Set(found)];
}

function inChinese(run: string, isLearned: Suspicion['isLearned']): string[] {
  const found: string[] = [];
  for (let at = 0; at < run.length - 1; at++) {
    if (!SURNAMES.includes(run[at] ?? '') || isLearned(run.slice(at, at + 2))) continue;
    let end = at + 2;
    const longest = DOUBLE.test(run.slice(at)) ? LONGEST_NAME + 1 : LONGEST_NAME;
    while (end < run.length && end - at < longest && !isLearned(run.slice(end - 1, end + 1))) end++;
    found.push(run.slice(at, end));
    at = end - 1;
  }
  return found;
}

const isStrange = (word: string, at: number, isLearned: Suspicion['isLearned']): boolean => {
  const small = word.toLowerCase();
  if (isLearned(small)) return false;
  const isCapital = at > 0 && /^\p{Lu}\p{Ll}+$/u.test(word);
  return isCapital || (small.length > 4 && PINYIN.test(small));
};
