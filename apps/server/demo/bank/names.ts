/** Surnames with their share in ten thousand people, as common as in reality. */
const surnames = `
王 715 李 700 张 674 刘 512 陈 453 杨 308 黄 223 赵 205 周 202 吴 200 徐 145 孙 138 马 129 朱 126 胡 122 郭 115 何 112 林 111 高 104 罗 100
郑 98 梁 95 谢 83 宋 81 唐 80 许 77 韩 76 邓 73 冯 72 曹 70 彭 70 曾 66 肖 66 田 58 董 57 袁 57 潘 55 于 54 蒋 54 蔡 53
余 50 杜 50 叶 48 程 47 苏 47 魏 46 吕 46 丁 45 任 43 沈 43 姚 42 卢 41 姜 41 崔 40 钟 40 谭 39 陆 38 汪 37 范 37 金 36
石 36 廖 36 贾 35 夏 34 韦 33 付 33 方 32 白 31 邹 30 孟 30 熊 29 秦 29 邱 28 江 28 尹 26 薛 26 闫 25 段 25 雷 24 侯 24
龙 23 史 23 陶 22 黎 22 贺 21 顾 21 毛 20 郝 20 龚 20 邵 19 万 18 钱 18 严 18 覃 17 武 17 戴 17 莫 16 孔 16 向 15 汤 15
常 15 温 13 康 13 施 12 文 12 牛 11 樊 10 葛 10 邢 9 安 8 齐 8 易 8 乔 8 伍 7 庞 7 颜 7 倪 6 庄 6 聂 6 章 6`;

const boys = `
浩然 子轩 宇轩 浩宇 梓豪 俊杰 子涵 宇航 皓轩 明轩 博文 天佑 嘉豪 俊熙 致远 子墨 泽宇 浩轩 志远 文博 睿 昊天 晨曦 一鸣 思远 梓睿 奕辰 沐阳 景行 承泽
家豪 宏宇 振宇 鹏飞 立诚 明哲 子昂 子恒 修远 逸飞 锦程 书豪 瑞霖 煜城 启航 凯 翔 宇 磊 鑫 杰 航 涛 毅 博 晨 铭 旭 彬 骏
云帆 卓凡 子谦 君浩 星宇 泽楷 弘毅 少杰 亦凡 乐天 伟宸 嘉懿 昱辰 子睿 佳明 国栋 建宁 世杰 智宸 文韬 鸿飞 梓航 浩洋 宇泽 子健 景澄 怀瑾 望舒 东阳 柏霖`;

const girls = `
欣怡 梓涵 诗涵 子萱 雨桐 可馨 佳怡 雨欣 思雨 语嫣 梦瑶 欣妍 雅琪 紫涵 若曦 一诺 依诺 芷若 诗琪 静怡 思琪 婉婷 晓彤 美琳 心怡 雨萱 梓萱 佳琪 梦洁 子琪
慧敏 雪莹 清妍 书瑶 可欣 安琪 艺涵 若涵 沐瑶 语桐 舒涵 昕怡 钰涵 嘉怡 晨露 秋月 婷 悦 琳 雪 颖 萌 瑶 洁 璇 妍 馨 蕾 倩 薇
雨彤 思颖 佳慧 婧怡 静雯 诗雅 海燕 小雅 楚涵 语晨 念初 乐瑶 星妤 映雪 采薇 知夏 云舒 以沫 宛青 夏菡 灵犀 锦书 晴岚 惠然 清越 婉清 若琳 芸熙 诗语 佳宁`;

/** Names that both sexes carry. */
const either = `
子悦 文静 安然 思源 晨阳 一帆 天宇 清扬 乐怡 嘉禾 知远 子衿 若谷 雨泽 思齐 晓阳 予安 子煜 嘉宁 一然
怀远 书言 沐晨 言蹊 景然 星辰 昕 睿哲 宁远 言 遥 佳音 云起 攸宁 嘉树 子晴 乐知 亦舒 思成 雨辰
明熙 语凡 晨熙 安之 青禾 南星 知许 梓辰 予乐 思涵 子宁 朝阳 允和 以安 嘉言 溪亭 景和 子晨 清和 望`;

const words = (text: string) => text.trim().split(/\s+/);
const given = { male: words(`${boys} ${either}`), female: words(`${girls} ${either}`) };

/** Every surname as often as its weight says, so that one even draw is enough. */
const surnameDraws = [...surnames.matchAll(/(\S) (\d+)/g)].flatMap(([, surname = '', weight]) =>
  Array<string>(Number(weight)).fill(surname),
);
const pick = (from: string[], random: () => number) => from[Math.floor(random() * from.length)] ?? '';

export type Sex = keyof typeof given;

/** A believable student or teacher; the same numbers from `random` (0 to below 1) give the same person. */
export function makeName(random: () => number): { name: string; surname: string; given: string; sex: Sex } {
  const sex: Sex = random() < 0.52 ? 'male' : 'female';
  const surname = pick(surnameDraws, random);
  const givenName = pick(given[sex], random);
  return { name: surname + givenName, surname, given: givenName, sex };
}
