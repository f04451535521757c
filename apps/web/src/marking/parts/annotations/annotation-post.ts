import {
  type Annotation,
  type AnnotationAct,
  type AnnotationShown,
  annotationsReasons,
  MOST_ACTS,
} from '@zhibi/contract/marking/annotations';
import { Refusal } from '../../../platform/api.js';
import { Outbox, type Post } from '../../../platform/outbox.js';

const REST_MS = 300;

interface Row {
  studentId: string;
  act: AnnotationAct;
}
type State = Pick<Annotation, 'page' | 'mark'> | null;
/** What was done to one annotation: how it was, and how it is. */
export interface Step {
  studentId: string;
  annotationId: string;
  before: State;
  after: State;
}

export interface PostNeeds {
  put(input: { homeworkId: string; studentId: string; acts: AnnotationAct[] }): Promise<unknown>;
  /** Reads anew what stands on a student's copy. */
  refresh(studentId: string): Promise<unknown>;
  refused(error: Refusal): void;
  unsaved(count: number): string;
}

export interface PostState {
  post: Post;
  unsent: number;
  /** Grows with every act, for whoever draws them. */
  acts: number;
}

const isOn =
  (studentIds: readonly string[]) =>
  (steps: readonly Step[]): boolean =>
    steps.some(({ studentId }) => studentIds.includes(studentId));

function takeLast<T>(list: T[], is: (one: T) => boolean): T | undefined {
  const at = list.findLastIndex(is);
  return at < 0 ? undefined : list.splice(at, 1)[0];
}

/** Sent again it would be refused again; a school that is locked takes it later. */
const isFinal = (refusal: Refusal): boolean =>
  refusal.is('not-found') ||
  refusal.is('forbidden') ||
  refusal.is('invalid') ||
  (refusal.is('conflict') && Object.hasOwn(annotationsReasons, refusal.reason));

/** The annotations of a sitting on a homework: shown at once, kept on the device, sent behind it, undone and done again. */
export class AnnotationPost {
  /** What the school has not, or is only about to tell. */
  readonly #local = new Map<string, Row>();
  readonly #versions = new Map<string, number>();
  readonly #outbox: Outbox<Row>;
  readonly #watchers = new Set<() => void>();
  readonly #done: Step[][] = [];
  readonly #undone: Step[][] = [];
  #acts = 0;
  #state: PostState;

  constructor(
    private readonly homeworkId: string,
    private readonly needs: PostNeeds,
  ) {
    this.#outbox = new Outbox<Row>(`annotations ${homeworkId}`, {
      restMs: REST_MS,
      send: (waiting) => this.#send(waiting),
      unsaved: needs.unsaved,
      changed: () => this.#tell(),
    });
    for (const [id, row] of this.#outbox.waiting) this.#local.set(id, row);
    this.#state = this.#now();
  }

  open = (): (() => void) => this.#outbox.open();
  watch = (watcher: () => void): (() => void) => {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  };
  get = (): PostState => this.#state;

  /** What stands on a copy, with what is not told yet; whichever is later counts. */
  shown(studentId: string, told: readonly AnnotationShown[]): AnnotationShown[] {
    const later = new Map(
      [...this.#local.values()].flatMap(({ studentId: of, act }) =>
        of === studentId ? [[act.annotationId, act]] : [],
      ),
    );
    for (const { annotationId, version } of told) {
      this.#versions.set(annotationId, Math.max(version, this.#versions.get(annotationId) ?? 0));
      if ((later.get(annotationId)?.version ?? 0) <= version) later.delete(annotationId);
    }
    return [
      ...told.filter(({ annotationId }) => !later.has(annotationId)),
      ...[...later.values()].flatMap(({ mark, ...act }) =>
        mark === null ? [] : [{ ...act, mark, isOwn: true, by: '' }],
      ),
    ];
  }

  do(steps: readonly Step[]): void {
    if (steps.length === 0) return;
    this.#done.push([...steps]);
    this.#undone.length = 0;
    this.#put(steps.map((step) => [step, step.after]));
  }
  /** Of copies that are on the screen: nobody undoes what is out of sight. */
  canUndo = (of: readonly string[]): boolean => this.#done.some(isOn(of));
  canRedo = (of: readonly string[]): boolean => this.#undone.some(isOn(of));
  undo(of: readonly string[]): void {
    const steps = takeLast(this.#done, isOn(of));
    if (steps === undefined) return;
    this.#undone.push(steps);
    this.#put(steps.toReversed().map((step) => [step, step.before]));
  }
  redo(of: readonly string[]): void {
    const steps = takeLast(this.#undone, isOn(of));
    if (steps === undefined) return;
    this.#done.push(steps);
    this.#put(steps.map((step) => [step, step.after]));
  }

  #put(states: readonly (readonly [Step, State])[]): void {
    const rows = states.map(([{ studentId, annotationId, before, after }, state]): [string, Row] => {
      const version = (this.#versions.get(annotationId) ?? 0) + 1;
      this.#versions.set(annotationId, version);
      const page = (state ?? before ?? after)?.page ?? 1;
      return [annotationId, { studentId, act: { annotationId, version, page, mark: state?.mark ?? null } }];
    });
    for (const [id, row] of rows) this.#local.set(id, row);
    this.#acts++;
    this.#outbox.put(rows);
    this.#tell();
  }

  async #send(waiting: ReadonlyMap<string, Row>): Promise<void> {
    for (const studentId of new Set([...waiting.values()].map((row) => row.studentId))) {
      const rows = [...waiting].filter(([, row]) => row.studentId === studentId);
      for (let from = 0; from < rows.length; from += MOST_ACTS) {
        const some = rows.slice(from, from + MOST_ACTS);
        await this.#bring(studentId, some);
        for (const [id, row] of some) this.#outbox.taken(id, row);
        this.#tell();
        await this.needs.refresh(studentId);
        for (const [id, row] of some) if (this.#local.get(id) === row) this.#local.delete(id);
        this.#acts++;
        this.#tell();
      }
    }
  }

  /** What the school does not take goes from the page again, and it is said why; the rest of the call goes by itself. */
  async #bring(studentId: string, rows: readonly (readonly [string, Row])[]): Promise<void> {
    const { homeworkId, needs } = this;
    try {
      await needs.put({ homeworkId, studentId, acts: rows.map(([, { act }]) => act) });
    } catch (error) {
      if (!(error instanceof Refusal) || !isFinal(error)) throw error;
      if (rows.length > 1) for (const row of rows) await this.#bring(studentId, [row]);
      else needs.refused(error);
    }
  }

  #now = (): PostState => ({
    post: this.#outbox.post,
    unsent: this.#outbox.waiting.size,
    acts: this.#acts,
  });

  #tell(): void {
    this.#state = this.#now();
    for (const watcher of this.#watchers) watcher();
  }
}
