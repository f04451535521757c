// Months, days of the week and the first of them, as Chinese calendars have them: without this dayjs speaks English in every language.
import 'dayjs/locale/zh-cn';
