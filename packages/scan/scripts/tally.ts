import type { ReadBox, ReadMadePage } from './read-made-page.js';

/** Counts what was read, and prints it. */
export class Tally {
  pages = 0;
  boxes = 0;
  private refused = 0;
  private readMs = 0;
  private qrMissed = new Map<string, number>();
  private silent: string[] = [];
  private readonly tables = ['defect', 'act', 'tool', 'shape'].map((by) => ({ by, rows: new Map<string, Row>() }));
  private readonly bins = bounds.map(() => ({ boxes: 0, right: 0, sum: 0 }));

  add(page: ReadMadePage): void {
    this.pages++;
    this.readMs += page.readMs;
    if (page.refused) this.refused++;
    if (!page.qrRead) this.qrMissed.set(page.defect, (this.qrMissed.get(page.defect) ?? 0) + 1);
    for (const box of page.boxes) {
      this.boxes++;
      const keys = [page.defect, box.act, page.tool, page.shape];
      this.tables.forEach(({ rows }, k) => {
        const row = rows.get(keys[k] ?? '') ?? { right: 0, doubtful: 0, wrongFlagged: 0, wrongSilent: 0 };
        row[verdictOf(box)]++;
        rows.set(keys[k] ?? '', row);
      });
      if (verdictOf(box) === 'wrongSilent') this.silent.push(`page ${page.seed}: ${keys.join(', ')}`);
      const bin = this.bins[bounds.findLastIndex((least) => box.probability >= least)];
      if (bin)
        [bin.boxes, bin.right, bin.sum] = [bin.boxes + 1, bin.right + Number(box.right), bin.sum + box.probability];
    }
  }

  print(): void {
    for (const { by, rows } of this.tables) {
      const all = [...rows.values()].reduce(together, { right: 0, doubtful: 0, wrongFlagged: 0, wrongSilent: 0 });
      console.log(`\n${line(`by ${by}`, ['right', 'doubtful', 'wrong, flagged', 'wrong, silent'])}`);
      for (const [key, row] of [...rows, ['all', all] as const])
        console.log(line(key, [row.right, row.doubtful, row.wrongFlagged, row.wrongSilent].map(String)));
      if (by !== 'defect') continue;
      const right = (100 * (all.right + all.doubtful)) / this.boxes;
      console.log(
        `read rightly ${right.toFixed(3)} %, of them ${((100 * all.doubtful) / this.boxes).toFixed(2)} % shown to a person`,
      );
    }
    console.log(`\n${line('probability told', ['boxes', 'mean told', 'were right'])}`);
    this.bins.forEach(({ boxes, right, sum }, k) => {
      if (boxes > 0)
        console.log(line(`from ${bounds[k]}`, [String(boxes), (sum / boxes).toFixed(4), (right / boxes).toFixed(4)]));
    });
    const missed = [...this.qrMissed].map(([defect, count]) => `${defect} ${count}`).join(', ') || 'none';
    console.log(`\npages refused ${this.refused}, QR codes not read: ${missed}`);
    console.log(`${((1_000 * this.pages) / this.readMs).toFixed(1)} pages/s in one thread, without decoding files`);
    for (const one of this.silent.slice(0, 40)) console.log(`silent: ${one}`);
  }
}

interface Row {
  right: number;
  doubtful: number;
  wrongFlagged: number;
  wrongSilent: number;
}

const bounds = [0, 0.5, 0.6, 0.7, 0.8, 0.9, 0.95, 0.98, 0.99, 0.999];

const verdictOf = ({ right, flagged }: ReadBox): keyof Row =>
  right ? (flagged ? 'doubtful' : 'right') : flagged ? 'wrongFlagged' : 'wrongSilent';

const together = (a: Row, b: Row): Row => ({
  right: a.right + b.right,
  doubtful: a.doubtful + b.doubtful,
  wrongFlagged: a.wrongFlagged + b.wrongFlagged,
  wrongSilent: a.wrongSilent + b.wrongSilent,
});

const line = (head: string, cells: readonly string[]) =>
  head.padEnd(20) + cells.map((cell) => cell.padStart(15)).join('');
