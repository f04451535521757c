import type { MediaFile, ReadQuestion } from '@zhibi/exchange';
import { readFile } from '../../exchange/read-file.js';
import { digest, withOwnPictures } from '../own-pictures.js';
import type { BankItem } from '../rules-query.js';
import type { BankFiles } from './bank-files.js';
import { plainPath, textOf } from './rules.js';

export interface KeptItem extends BankItem {
  text: string;
  topics: string[];
}

/** Questions gathered from the files of a bank, each file read once. */
export class ItemShelf {
  readonly byId = new Map<string, KeptItem>();
  readonly pictures = new Map<string, MediaFile>();
  /** What could not be read, with why: told to operations. */
  readonly bad: { where: string; why: string }[] = [];

  constructor(private readonly files: BankFiles) {}

  /** The questions of a file in their order; what cannot be read is left out and told. */
  async read(file: string): Promise<KeptItem[]> {
    const bytes = await this.files.open(file);
    if (bytes === undefined) return [];
    const { result } = await readFile(bytes, null);
    for (const { where, why } of result.skipped) this.bad.push({ where: `${file} ${where}`.trim(), why });
    return withOwnPictures(result, this.pictures).map((one) => this.#keep(one));
  }

  /** A question is named by what it says: the name stays when lines move, and the same question twice is one. */
  #keep(read: ReadQuestion): KeptItem {
    const itemId = digest(JSON.stringify(read.body));
    const topics = read.facts.knowledge.map(plainPath);
    const item = this.byId.get(itemId) ?? { itemId, read, text: textOf(read.body, read.facts), topics };
    this.byId.set(itemId, item);
    return item;
  }
}
