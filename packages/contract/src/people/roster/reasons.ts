/** Why a source cannot be read at all. */
export const sourceReasons = {
  'empty-file': { zh: '文件是空的', en: 'The file is empty' },
  'no-rows': {
    zh: '没有找到名单：请在第一行写列名，其下每人一行',
    en: 'No list was found: column names in the first row, then one row for each person',
  },
  'not-a-list': {
    zh: '这不是名单文件：请用 Excel（.xlsx）、CSV 或 OneRoster 压缩包',
    en: 'This is not a list: use Excel (.xlsx), CSV or a OneRoster zip',
  },
  'old-excel': {
    zh: '这是旧版 Excel 文件（.xls），请另存为 .xlsx 后再导入',
    en: 'This is an old Excel file (.xls): save it as .xlsx first',
  },
  'locked-excel': { zh: '文件设有密码，请取消密码后再导入', en: 'The file has a password: remove it first' },
  'broken-file': { zh: '文件不完整或已损坏', en: 'The file is broken or only half of it arrived' },
  'too-large': { zh: '文件太大', en: 'The file is too large' },
  'too-many-rows': { zh: '一次最多导入60000行', en: 'At most 60,000 rows at once' },
  'too-many-columns': { zh: '最多60列', en: 'At most 60 columns' },
  'cell-too-long': { zh: '有单元格超过1000个字符', en: 'A cell has more than 1,000 characters' },
  encoding: {
    zh: '无法识别文件的文字编码，请另存为 UTF-8',
    en: 'The character encoding is not known: save the file as UTF-8',
  },
  'lacks-users': {
    zh: '清单（manifest.csv）写明有 users.csv，但包里没有，请重新导出',
    en: 'The manifest names users.csv, which is not in the package: export it again',
  },
  'lacks-roles': {
    zh: '清单（manifest.csv）写明有 roles.csv，但包里没有，请重新导出',
    en: 'The manifest names roles.csv, which is not in the package: export it again',
  },
  'lacks-classes': {
    zh: '清单（manifest.csv）写明有 classes.csv，但包里没有，请重新导出',
    en: 'The manifest names classes.csv, which is not in the package: export it again',
  },
  'lacks-enrollments': {
    zh: '清单（manifest.csv）写明有 enrollments.csv，但包里没有，请重新导出',
    en: 'The manifest names enrollments.csv, which is not in the package: export it again',
  },
  'lacks-orgs': {
    zh: '清单（manifest.csv）写明有 orgs.csv，但包里没有，请重新导出',
    en: 'The manifest names orgs.csv, which is not in the package: export it again',
  },
  'lacks-courses': {
    zh: '清单（manifest.csv）写明有 courses.csv，但包里没有，请重新导出',
    en: 'The manifest names courses.csv, which is not in the package: export it again',
  },
  'lacks-demographics': {
    zh: '清单（manifest.csv）写明有 demographics.csv，但包里没有，请重新导出',
    en: 'The manifest names demographics.csv, which is not in the package: export it again',
  },
  'several-schools': {
    zh: '包里有几所学校，没有一所与本校同名，无法判断哪些人属于本校：请只导出本校，或改成相同的校名',
    en: 'The package holds several schools and none of the name of yours: export your school alone, or give it the same name',
  },
  'no-oneroster': {
    zh: '压缩包里没有 OneRoster 1.2 的文件（manifest.csv、users.csv …）',
    en: 'There are no OneRoster 1.2 files in it (manifest.csv, users.csv …)',
  },
};
/** Why an import refuses to go on. */
export const stateReasons = {
  'not-now': { zh: '这次导入已到了下一步，请刷新', en: 'This import has moved on: refresh the page' },
};
