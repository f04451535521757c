/** Who asks about an order gives none: how a thing is done, whether, who, how many. */
const ASKS =
  /怎么|怎样|如何|哪|谁|几[个道题次张份人]|多少|什么|吗|呢|能不能|可不可以|是否|有没有|为什么|\b(?:how|where|who|what|which|why|when|is|are|did|does|has|have)\b/u;

/** To hurry whoever prints. */
const HURRIES =
  /加急|插队|(?:优先|赶紧|尽快|快点|马上)(?:去?印|打印)|催(?!.*[没未]交).{0,14}(?:印刷|打印|印厂|快印)|(?:印刷|打印|订单).{0,12}催|\b(?:rush|expedite|hurry|speed up|prioriti[sz]e)\b.*\b(?:print|printing|order|copies)/u;
/** To give, take or turn a score. */
const SCORES =
  /(?:改|调|换|设|提|加|减|扣)(?:成|为|到|高|低)\s*(?:\d|满|零|一百|及格|优)|(?:加|减|扣)\s*(?:\d+|[一二两三四五六七八九十]+)分|(?:把|将|帮|给).*(?:分数|成绩|得分|几分).*(?:改|调|加|提|减|删|换|隐藏)|(?:改|调|提)(?:一下|下|高|低)?\S{0,8}(?:分数|成绩|得分)|\b(?:change|set|raise|lower|increase|fix|bump|edit)\b.*\b(?:score|mark|grade|points)s?\b|\bgive\b.*\b(?:full|more|extra) (?:marks?|points?)/u;
/** To do what ends or undoes a thing. */
const ACTS =
  /(?:把|将|帮我|替我|给我|请|让|叫).*(?:删除|删掉|删了|撤回|撤销|作废|取消|关闭|关掉|签收|收货|驳回|发货|审核通过|归档)|^(?:删除|删掉|撤回|撤销|作废|取消)|^(?:please )?(?:delete|remove|withdraw|cancel|void|revoke|reject|approve|close)\b/u;

/** A folded clause that orders what the assistant never does; a question about it is none. */
export const isOrder = (clause: string): boolean =>
  !ASKS.test(clause) && [HURRIES, SCORES, ACTS].some((order) => order.test(clause));
