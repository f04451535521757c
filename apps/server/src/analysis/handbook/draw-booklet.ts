import type { handbookApi } from '@zhibi/contract/analysis/handbook';
import type { Actor } from '@zhibi/contract/session';
import type { z } from 'zod';
import { type BookletSheet, bookletSheet, drawBooklet, setBooklet } from '../../papers/index.js';
import { classesOf } from '../../people/index.js';
import type { Db } from '../../platform/db.js';
import { ensure, found } from '../../platform/problem.js';
import type { Services } from '../../platform/services.js';
import { ownBooklet, shown } from './plan-booklets.js';
import { mayMakeBooklets } from './policy.js';
import { type Here, readClass } from './read-class.js';
import { bookletLine, bookletTitle, originOf } from './rules-words.js';

type Wish = z.output<typeof handbookApi.draw.input>;

interface Needs {
  actor: Actor;
  transact<T>(work: (db: Db) => Promise<T>): Promise<T>;
}

/** The pages of one student's booklet, cut where they are full, as they would be printed now. */
export async function drawOne(
  services: Services,
  { actor, transact }: Needs,
  wish: Wish,
  here: Here,
): Promise<z.input<typeof handbookApi.draw.output>> {
  const { schoolId } = actor;
  const { rules, range, studentId } = wish;
  const { entries, left, sheet } = await transact(async (db) => {
    ensure(mayMakeBooklets(actor, range), 'not-found');
    const read = await readClass(db, actor, wish, here);
    const student = found(read.students.find((one) => one.studentId === studentId));
    const own = ownBooklet(read, studentId, wish);
    ensure(own.entries.length > 0, 'conflict', 'nothing-due');
    const [schoolClass] = await classesOf(db, schoolId, [range.classId]);
    const said: BookletSheet = {
      subjectId: range.subjectId,
      title: bookletTitle(student.name, wish.title),
      line: bookletLine({ className: schoolClass?.className ?? '', ...range, questions: own.entries.length }),
      questions: own.entries.map((one) => ({ ...one, origin: originOf(one) })),
    };
    return { ...own, sheet: await bookletSheet(db, schoolId, said) };
  });
  const set = await setBooklet(services, schoolId, { sheet, maxPages: rules.maxPages });
  const pages = await drawBooklet(services, { pdf: set.pdf, pageCount: Math.min(set.pageCount, rules.maxPages) });
  const fits = Math.max(1, set.fits);
  return { pages, entries: shown(entries.slice(0, fits)), left: shown([...entries.slice(fits), ...left]) };
}
