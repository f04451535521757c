/** A print task as the optimiser sees it. */
export interface BatchTask {
  id: string;
  /** Paper, colour and sides in one word: only tasks of one kind are printed without a change of the machine. */
  kind: string;
  /** The day on which it is due: tasks of several days do not wait for each other. */
  slot: string;
  sheets: number;
}

/** A machine, with what a change costs on it. */
export interface BatchMachine {
  id: string;
  sheetsPerMinute: number;
  setupMinutes: number;
  setupSheets: number;
}

export interface BatchJob {
  tasks: readonly BatchTask[];
  machines: readonly BatchMachine[];
  /** Of task × machine: minutes from now until which it must be printed there; null where that machine cannot, or must not. */
  finishBy: readonly (readonly (number | null)[])[];
}

export interface ProposedBatch {
  machine: number;
  kind: string;
  slot: string;
  tasks: number[];
  minutes: number;
}

export interface ProposedBatches {
  batches: ProposedBatch[];
  /** Tasks without a place. */
  left: number[];
  /** (cost − bound) / cost: 0 is the best. */
  gap: number;
}
