import type { Geometry } from '@zhibi/contract/papers';
import { type CardDesign, geometryOfCard, marksOfPage, pagesOfCard } from '@zhibi/contract/papers/cards';
import type { Compiler } from '../press/compiler.js';
import { marksSource } from './marks-source.js';

export interface CardJob {
  design: CardDesign;
  /** At the foot of every page. */
  footLine: string;
  /** Printed under dot codes: everything without carbon black. */
  forDots?: boolean;
}

export interface SetCard {
  pdf: Uint8Array;
  geometry: Geometry;
}

/**
 * Prints a card: its marks stand where the record of the contract has them, to a thousandth of a millimetre, and the record is the same as the
 * one on the screen. Throws only where Typst refuses, which is a bug of this engine.
 */
export async function setCard({ design, footLine, forDots = false }: CardJob, compiler: Compiler): Promise<SetCard> {
  const done = compiler.compile(cardSource({ design, footLine, forDots }), new Map());
  if ('failure' in done) throw new Error(`Typst refused the card: ${done.failure.slice(0, 3).join('; ')}`);
  const pdf = forDots ? await (await import('../press/without-carbon.js')).withoutCarbon(done.pdf) : done.pdf;
  return { pdf, geometry: geometryOfCard(design) };
}

function cardSource({ design, footLine, forDots }: Required<CardJob>): string {
  const pages = Array.from({ length: pagesOfCard(design) }, (_, i) => marksOfPage(design, i + 1, footLine));
  return marksSource(pages, { pageSize: design.pageSize, title: footLine, forDots });
}
