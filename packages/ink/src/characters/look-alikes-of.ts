import { lookAlikeWords } from './look-alikes.js';

/** What schools warn of, however near the strokes lie. */
const taught =
  '土士 未末 已己巳 天夫夭 太犬大 人入八 日曰目 干千于 刀力 田由甲申 戊戌戍戎 午牛 贝见 木本术禾 折拆 拔拨 辨辩辫 候侯 崇祟 晴睛 幻幼 享亨 冶治 茶荼 栗粟 ' +
  '戴载 拴栓 徒徙 即既 密蜜 兔免 乌鸟 瓜爪 处外 今令 历厉 常带 很狠 跟根 渴喝 清请晴情睛 抱饱跑泡炮 快块 挠绕饶浇晓 辛幸 住往 竞竟 暮幕墓慕 赢羸 滋慈 茂戌';

let known: Map<string, string[]> | undefined;

/** The characters that one may be taken for, both ways: whichever is written for the other. */
export function lookAlikesOf(character: string): readonly string[] {
  known ??= everyPair();
  return known.get(character) ?? [];
}

function everyPair(): Map<string, string[]> {
  const pairs = new Map<string, string[]>();
  const note = (one: string, other: string) => {
    const list = pairs.get(one) ?? [];
    if (one !== other && !list.includes(other)) list.push(other);
    pairs.set(one, list);
  };
  for (const word of lookAlikeWords.split(' ')) {
    const [first = '', ...others] = [...word];
    for (const other of others) note(first, other);
  }
  for (const group of taught.split(' ')) for (const first of group) for (const other of group) note(first, other);
  for (const [one, others] of [...pairs]) for (const other of others) note(other, one);
  return pairs;
}
