/** How lines of a paper begin, as teachers write them. */
export const section = /^\s*(?:第?[一二三四五六七八九十]{1,3}[、.．]|【)\s*([^。，,]{0,20}题)/;
export const numbered = /^\s*(\d{1,3})\s*[.．、]\s?/;
/** `3.14` begins a sentence more often than question 3. */
export const decimal = /^\s*\d{1,3}\.\d/;
export const field =
  /^\s*【\s*(答案|参考答案|解析|分析|解答|详解|点评|点睛|题型|学科|学段|难度|知识点|考点|来源|版权|年份|用时|版本|小题)\s*】\s?/;
export const looseKey = /^\s*(?:(?:参考|正确|标准)?答案|answer|key)\s*[:：]\s*/i;
export const looseAnalysis = /^\s*(?:解析|分析|解答|详解|点评|点拨|思路)\s*[:：]\s*/;
export const keyHeading =
  /^\s*(?:(?:[^。，【】]{0,20})?(?:参考答案|答案与解析|答案及解析|答案详解|试题答案|答案[与和及]评分\S{0,4})(?:[与和及](?:试题)?(?:解析|详解|评分\S{0,4}))?|答\s*案)\s*[:：]?\s*$/;
export const analysisFields = ['解析', '分析', '解答', '详解', '点评', '点睛'];

/** What says how a part of a paper is to be done and tells nothing. */
export const instructs =
  /每(?:小)?题|本(?:大)?题|共\s*\d+|\d\s*分\s*[）)]|只有一(?:个|项)|符合题(?:意|目)|文字说明|答题(?:卡|纸)|注意事项|考试时间|满分|姓名/;
/** Who begins so writes a letter. */
export const salutation =
  /^\s*(?:尊敬|敬爱|亲爱)的.{0,30}[:：!！]?\s*$|^\s*(?:各位)?.{0,12}家长(?:朋友)?(?:们)?\s*[:：!！]\s*$/;
