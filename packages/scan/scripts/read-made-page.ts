import { choicesOf, readChoices } from '../src/boxes/read-choices.js';
import { findPage } from '../src/frame/find-page.js';
import { readQr } from '../src/identity/read-qr.js';
import { workingImage } from '../src/image/grey-image.js';
import type { BoxAct } from '../src/simulator/index.js';
import { madePage, QR_TEXT, sheet } from './made-pages.js';

const choices = choicesOf(sheet.geometry.areas);
export const questionsOfSheet = choices.length;

export interface ReadBox {
  act: BoxAct;
  right: boolean;
  /** A person is asked. */
  flagged: boolean;
  probability: number;
}

/** One made page with what was read of it. */
export interface ReadMadePage {
  seed: number;
  defect: string;
  tool: string;
  shape: string;
  boxes: ReadBox[];
  qrRead: boolean;
  refused: boolean;
  readMs: number;
}

const isMeant = (act: BoxAct) => act === 'marked' || act === 'one of two marks';

export function readMadePage(seed: number): ReadMadePage {
  const { image, acts, defect, tool, shape } = madePage(seed);
  const from = performance.now();
  const work = workingImage(image);
  const found = findPage(work);
  const [stamp] = sheet.geometry.stamps;
  const readings = found.ok ? readChoices(work, found.frame, choices) : [];
  const qr = found.ok && stamp ? readQr(work, found.frame.toImage, stamp.qr) : undefined;
  const readMs = performance.now() - from;
  const boxes = choices.flatMap((boxesOfChoice, k) =>
    boxesOfChoice.map(({ areaId }): ReadBox => {
      const act = acts.get(areaId) ?? 'blank';
      const reading = readings[k];
      const box = reading?.boxes.find((one) => one.areaId === areaId);
      return {
        act,
        right: box !== undefined && (box.state === 'marked') === isMeant(act),
        flagged: !reading || reading.doubts.length > 0,
        probability: box?.probability ?? 0,
      };
    }),
  );
  return { seed, defect, tool, shape, boxes, qrRead: qr === QR_TEXT, refused: !found.ok, readMs };
}
