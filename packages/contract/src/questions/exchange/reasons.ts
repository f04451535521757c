import type { Message } from '../../kernel/index.js';

/** Why an item of a file, or all of it, is left out of an import. */
export const skipReasons = {
  'empty-file': { zh: '文件是空的', en: 'The file is empty' },
  'too-large': { zh: '文件太大，或解压后太大', en: 'The file is too large, or grows too large when it is unpacked' },
  'broken-file': { zh: '文件不完整或已损坏', en: 'The file is broken or only half of it arrived' },
  'locked-file': { zh: '文件设有密码，请取消密码后再导入', en: 'The file has a password: remove it first' },
  encoding: { zh: '无法识别文字编码，请另存为 UTF-8', en: 'The character encoding is not known: save it as UTF-8' },
  'declares-entities': {
    zh: '文件声明了文档类型或实体，为安全起见不读取',
    en: 'The file declares a document type or entities: for safety it is not read',
  },
  'not-this-format': { zh: '文件不是所选的格式', en: 'The file is not of the chosen format' },
  'qti-1': {
    zh: '这是 QTI 1.2（Canvas、Blackboard 等的旧格式），不能读取：请导出为 QTI 2.x、3.0 或 Moodle XML',
    en: 'This is QTI 1.2, the old form of Canvas and Blackboard, which is not read: export it as QTI 2.x, 3.0 or Moodle XML',
  },
  'format-unknown': { zh: '无法看出文件的格式，请选择格式', en: 'The format cannot be told: choose it' },
  'zip-in-zip': {
    zh: '压缩包里又是压缩包：请先解压，再逐个导入',
    en: 'An archive within the archive: unpack it and import what is in it one by one',
  },
  'no-questions': { zh: '文件中没有找到试题', en: 'No questions were found in the file' },
  'too-many': {
    zh: '超过一次导入的上限，其余未导入',
    en: 'More questions than one import takes: the rest was left out',
  },
  'unsafe-name': { zh: '压缩包中的路径不安全', en: 'A path in the archive is not safe' },
  'item-missing': { zh: '清单中的文件不在压缩包里', en: 'The manifest names a file that is not in the archive' },
  'cut-off': { zh: '文件从这里断开，此题不完整', en: 'The file breaks off here: this question is not whole' },
  'not-json': { zh: '这一行不是 JSON', en: 'This line is not JSON' },
  'not-an-object': { zh: '这一行不是一道试题', en: 'This line is not a question' },
  'type-unknown': { zh: '题型未知', en: 'The type is not known' },
  'type-not-carried': { zh: '本系统没有这种题型', en: 'There is no such type of question here' },
  'made-by-program': { zh: '数值由程序生成，不能导入', en: 'Its values are made by a program: it cannot be taken' },
  'passage-missing': { zh: '所引用的材料不在文件中', en: 'The passage it refers to is not in the file' },
  'passage-unreadable': { zh: '所引用的材料无法读取', en: 'The passage it refers to cannot be read' },
  'stem-missing': { zh: '没有题干', en: 'There is no stem' },
  'not-a-text': { zh: '应为文字', en: 'Text was expected' },
  'too-long': { zh: '文字太长', en: 'The text is too long' },
  'options-unreadable': { zh: '选项无法读取', en: 'The options cannot be read' },
  'answer-unreadable': { zh: '答案无法读取', en: 'The answer cannot be read' },
  'stage-unknown': { zh: '学段未知', en: 'The school stage is not known' },
  'difficulty-out-of-range': { zh: '难度应在0到1之间', en: 'The difficulty must be from 0 to 1' },
  'knowledge-unreadable': { zh: '知识点无法读取', en: 'The knowledge points cannot be read' },
  'parts-unreadable': { zh: '小题无法读取', en: 'The parts cannot be read' },
  limits: { zh: '内容超出一道试题的限度', en: 'More than one question can hold' },
  'text-outside': { zh: '这段文字不属于任何试题', en: 'This text belongs to no question' },
  'number-in-key': {
    zh: '带编号的一行，可能是另一道题，也可能是步骤，没有另作一题',
    en: 'A numbered line that may be a question or a step: it is not taken as a question',
  },
  'text-hidden': { zh: '隐藏的文字，没有导入', en: 'Hidden text: it is not taken' },
  'text-struck': { zh: '带删除线的文字，没有导入', en: 'Text that is struck through: it is not taken' },
  'answer-table': {
    zh: '答题表或答案表，其中没有能对应题号的答案',
    en: 'A table for answers in which nothing fits the number of a question',
  },
  'took-too-long': { zh: '读取用时过长，已停止', en: 'Reading it took too long and was stopped' },
  'took-too-much': { zh: '读取所需内存过多，已停止', en: 'Reading it needs too much memory and was stopped' },
  duplicate: { zh: '题库中已有相同试题', en: 'The same question is already in the bank' },
  'duplicate-in-file': { zh: '文件中前面已有相同试题', en: 'The same question stands further up in the file' },
  'standing-taken': { zh: '改用已有的试题', en: 'The question that is there already is used instead' },
  'subject-unknown': { zh: '学科未知，请在导入时选择学科', en: 'The subject is not known: choose one for the import' },
  dropped: { zh: '导入者选择不要', en: 'Left out by the person who imports' },
} as const satisfies Record<string, Message>;
export type SkipReason = keyof typeof skipReasons;

/** What a person should know of a question that was read. */
export const warnReasons = {
  'stem-empty': { zh: '题干是空的', en: 'The stem is empty' },
  'options-too-few': { zh: '选项不足两个', en: 'Fewer than two options' },
  'options-not-expected': { zh: '此题型不应有选项', en: 'This type has no options' },
  'option-empty': { zh: '有空的选项', en: 'An option is empty' },
  'label-twice': { zh: '选项字母重复', en: 'Two options have the same letter' },
  'key-missing': { zh: '没有答案：保留，但不能自动批改', en: 'No answer: kept, but never marked by machine' },
  'key-of-other-kind': { zh: '答案与题型不符', en: 'The answer does not fit the type' },
  'key-names-no-option': { zh: '答案不在选项中', en: 'The answer names no option' },
  'key-has-several': { zh: '单选题有几个答案', en: 'A single choice with several answers' },
  'no-blank': { zh: '填空题中没有空', en: 'There is no blank in the text' },
  'blanks-differ-from-key': { zh: '空的个数与答案不符', en: 'The number of blanks differs from the answer' },
  'blanks-out-of-order': { zh: '空的次序不连续', en: 'The blanks are not in order' },
  'parts-missing': { zh: '综合题没有分出小题', en: 'A combined question whose parts are not apart' },
  'parts-not-expected': { zh: '此题型不应有小题', en: 'This type has no parts' },
  'part-is-combined': { zh: '小题中又有小题', en: 'A part has parts itself' },
  'formula-broken': { zh: '有公式无法显示', en: 'A formula cannot be shown' },
  'picture-missing': { zh: '有图片不在文件中', en: 'A picture is not in the file' },
  'picture-unsafe-name': {
    zh: '有图片的路径不安全，没有读取',
    en: 'The path of a picture is not safe: it was not read',
  },
  'picture-unreadable': {
    zh: '有图片无法识别或不完整，已略去',
    en: 'A picture is broken, or no picture that can be read: it was left out',
  },
  'picture-too-large': { zh: '有图片过大，已略去', en: 'A picture is too large and was left out' },
  'picture-outside': { zh: '图片在别的网站，没有取来', en: 'A picture lies on another site and was not fetched' },
  'sound-missing': { zh: '有录音不在文件中', en: 'A sound is not in the file' },
  'sound-unsafe-name': { zh: '有录音的路径不安全，没有读取', en: 'The path of a sound is not safe: it was not read' },
  'sound-unreadable': {
    zh: '有录音无法识别或不完整，已略去',
    en: 'A sound is broken, or no sound that can be read: it was left out',
  },
  'sound-too-large': { zh: '有录音过大，已略去', en: 'A sound is too large and was left out' },
  'sound-outside': { zh: '录音在别的网站，没有取来', en: 'A sound lies on another site and was not fetched' },
  'sounds-too-many': { zh: '录音太多，只保留了前5段', en: 'Too many sounds: the first 5 were kept' },
  'unsafe-html': { zh: '脚本等活动内容已去除', en: 'Scripts and other active content were removed' },
  'choices-dropped': { zh: '空中的候选项未保留', en: 'The choices of a blank were not kept' },
  'tolerance-dropped': { zh: '数值的误差范围未保留', en: 'The tolerance of a number was not kept' },
  'weights-dropped': { zh: '各答案的分值比例未保留', en: 'The weights of answers were not kept' },
  'units-dropped': {
    zh: '数值的单位及其换算未保留',
    en: 'The units of a number, and how they are converted, were not kept',
  },
  'adaptive-dropped': {
    zh: '原为自适应题（按作答逐步推进），只保留为一次作答',
    en: 'It went on by what was answered (adaptive): kept as a question that is answered once',
  },
  'wildcards-dropped': {
    zh: '答案里的通配符 * 未保留，请填写正确答案',
    en: 'Wildcards (*) of an answer were not kept: please say what is right',
  },
  'feedback-dropped': { zh: '各选项的反馈未保留', en: 'The feedback of single options was not kept' },
  'group-kept-whole': {
    zh: '题组按整题保留，小题未分开，不自动批改',
    en: 'A group is kept as one question, its parts not apart; not marked by machine',
  },
  'type-guessed': { zh: '题型是推断的', en: 'The type was guessed' },
  'no-sign-of-question': { zh: '看不出这是一道试题', en: 'Nothing shows that this is a question' },
  'number-jumps': { zh: '题号不连续', en: 'The number does not follow the one before' },
  'options-jump': { zh: '选项字母不连续', en: 'The letters of the options do not follow each other' },
  'very-long': { zh: '此题特别长，可能含有几道题', en: 'Unusually long: it may hold several questions' },
  'key-in-stem': {
    zh: '题干里可能写着答案，请核对后去掉',
    en: 'The text of the question may give the answer away: look, and take it out',
  },
  'keys-differ': { zh: '文件中此题有两个不同的答案', en: 'The file gives two different answers to this question' },
  'key-unclear': {
    zh: '答案区有几个相同的题号，无法对应',
    en: 'The list of answers has this number several times: which one is meant cannot be told',
  },
  'passage-apart': {
    zh: '此题所依据的材料可能没有一起导入',
    en: 'The passage that this question is about may not have come with it',
  },
  'cell-is-date': {
    zh: '有单元格被表格软件存成了日期或时间，请核对原来输入的内容',
    en: 'The spreadsheet keeps a cell as a date or a time: look what was typed',
  },
  'options-missing': {
    zh: '答案是选项字母，但没有读到选项',
    en: 'The key is the letter of an option, but no options were found',
  },
  'keys-in-a-row': {
    zh: '一行字母可能是几道题的答案，无法确定各属哪一题',
    en: 'One row of letters may be the keys of several questions: which belongs to which cannot be told',
  },
  'questions-in-key': {
    zh: '答案里可能含有后面的题目',
    en: 'The key may hold the questions that follow',
  },
  'options-guessed': { zh: '选项是推断的', en: 'That these are options was guessed' },
  'text-left-out': {
    zh: '此处有隐藏、带删除线或文本框中的文字，没有导入',
    en: 'Text here that is hidden, struck through or in a box was not taken',
  },
  'licence-unknown': {
    zh: '版权说明无法识别，按未注明处理',
    en: 'The licence is not one we know: kept as not said',
  },
  'subject-not-known': {
    zh: '文件所写的学科系统中没有，归入了导入时所选的学科',
    en: 'The subject that the file names is not known: filed under the one chosen for the import',
  },
  'other-subject': {
    zh: '归入了文件所写的学科学段，不在所选学科中',
    en: 'Filed under the subject and stage that the file names, not under the chosen one',
  },
  'subject-unseen': {
    zh: '归入了您不任教的学科学段，在您的题库列表中看不到',
    en: 'Filed under a subject and stage that you do not teach: your lists do not show it',
  },
  'like-in-bank': { zh: '题库中有相近的试题', en: 'The bank has a question much like this one' },
  'like-in-file': { zh: '文件中前面有相近的试题', en: 'A question much like this one stands further up in the file' },
  'knowledge-unknown': { zh: '有知识点不在目录中', en: 'A knowledge point is not in the tree' },
  'word-object': {
    zh: 'Word 中的对象（如旧式公式）未能读取',
    en: 'An object of Word (as an old formula) was not read',
  },
} as const satisfies Record<string, Message>;
export type WarnReason = keyof typeof warnReasons;

/** What a format could not carry of a question. */
export const lostReasons = {
  question: { zh: '整道题', en: 'the whole question' },
  type: { zh: '题型', en: 'the type' },
  stem: { zh: '题干的一部分', en: 'part of the stem' },
  options: { zh: '选项的一部分', en: 'part of the options' },
  answer: { zh: '答案的一部分', en: 'part of the answer' },
  analysis: { zh: '解析的一部分', en: 'part of the analysis' },
  parts: { zh: '小题', en: 'the parts' },
  picture: { zh: '图片', en: 'pictures' },
  sound: { zh: '录音', en: 'sounds' },
  table: { zh: '表格', en: 'tables' },
  formula: { zh: '公式', en: 'formulas' },
  ruby: { zh: '注音', en: 'pinyin' },
  marks: { zh: '文字样式', en: 'the look of text' },
  blank: { zh: '空的位置或宽度', en: 'place or width of blanks' },
  facts: { zh: '难度、知识点、年份等', en: 'difficulty, knowledge points, year and the like' },
  source: { zh: '来源', en: 'the source' },
  licence: { zh: '版权说明', en: 'the licence' },
} as const satisfies Record<string, Message>;
export type LostReason = keyof typeof lostReasons;
