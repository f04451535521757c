import { benchBooklets } from './booklets.js';
import { benchCopies } from './copies.js';
import { benchDisk } from './disk.js';
import { benchGiving } from './giving.js';
import { benchHandIn } from './hand-in.js';
import { benchHardCases } from './hard-cases.js';
import { benchHoliday } from './holiday.js';
import { benchInk } from './ink.js';
import { benchItemStatistics } from './item-statistics.js';
import { benchLogin } from './login.js';
import { benchMemory } from './memory.js';
import { benchPrintDay } from './print-day.js';
import { benchPrintLists } from './print-lists.js';
import { benchPrinting } from './printing.js';
import { benchQuestions } from './questions.js';
import { benchQuestionsImport } from './questions-import.js';
import { benchRead } from './read.js';
import { benchRecords } from './records.js';
import { benchReports } from './reports.js';
import { benchRoster } from './roster.js';
import { benchStart } from './start.js';
import { benchStreams } from './streams.js';

const amount = process.argv.slice(2).find((word) => /^\d+$/.test(word));
const count = (word: string | undefined) => (word === undefined ? undefined : Number(word));
const benches: Record<string, () => Promise<void>> = {
  ink: benchInk,
  copies: benchCopies,
  read: benchRead,
  disk: () => benchDisk(count(amount)),
  memory: benchMemory,
  streams: benchStreams,
  records: benchRecords,
  login: benchLogin,
  questions: async () => {
    await benchQuestionsImport();
    await benchQuestions();
  },
  'item-statistics': benchItemStatistics,
  printing: benchPrinting,
  roster: benchRoster,
  giving: benchGiving,
  'hand-in': benchHandIn,
  holiday: benchHoliday,
  start: benchStart,
  reports: benchReports,
  booklets: benchBooklets,
  'hard-cases': () => benchHardCases(count(amount)),
};
/** Parts of a bench that are run alone where they are named. */
const parts: Record<string, () => Promise<void>> = {
  'print-lists': benchPrintLists,
  'print-day': () => benchPrintDay(count(amount)),
};
const wanted = process.argv.slice(2).filter((word) => word !== amount);
const unknown = wanted.filter((name) => !(name in benches) && !(name in parts));
if (unknown.length > 0) {
  console.error(`there is no bench ${unknown.join(', ')}: ${Object.keys({ ...benches, ...parts }).join(', ')}`);
  process.exit(2);
}
for (const [name, bench] of Object.entries(benches)) if (wanted.length === 0 || wanted.includes(name)) await bench();
for (const [name, bench] of Object.entries(parts)) if (wanted.includes(name)) await bench();
process.exit();
