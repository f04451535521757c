/** Why sums and settlements are refused. */
export const countingReasons = {
  'period-wrong': {
    zh: '结束日期早于开始日期，或超过一年',
    en: 'The period ends before it begins, or is longer than a year',
  },
  'nothing-to-settle': {
    zh: '这段时间没有还没结算的已发货的单',
    en: 'Nothing that was shipped in this period is still to be settled',
  },
  'signed-already': { zh: '您这一方已经签过', en: 'Your side has signed already' },
  'settlement-changed': {
    zh: '这张结算单的金额刚刚变了，请看过新的再签',
    en: 'The sums of this settlement have just changed: please look at them before you sign',
  },
  'signed-by-shop': { zh: '印刷点签字后不能作废', en: 'The shop has signed: the settlement stands' },
  unpriced: {
    zh: '里面还有没有价格的单：定了价格，或者说明不收费之后才能签',
    en: 'Some of it has no price yet: it can be signed once a price is set, or it is said that it costs nothing',
  },
  'unpriced-changed': {
    zh: '这些单变了（别人定了价，或者又来了新的），请再看一遍',
    en: 'These are no longer the same (somebody has set a price, or others have come): please look again',
  },
  'no-such-shop': { zh: '这个印刷点不存在', en: 'This print shop does not exist' },
} as const;
