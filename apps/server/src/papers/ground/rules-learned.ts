import type { PageSize } from '@zhibi/contract/papers';
import {
  type GroundPlace,
  type GroundQuestion,
  groundLimits,
  groundRoom,
  isBlank,
  isChoice,
  usualPlaces,
} from '@zhibi/contract/papers/ground';
import { chainOfNumbers } from './rules-numbers.js';
import type { FoundPage } from './rules-proposals.js';

/** So far from where they were, frames of the next page of a book are looked for. */
const NEAR_MM = 8;

/**
 * The layout of pages that a person has corrected, laid on the next pages of the same book: the same frames, kinds, scores and places, each moved to
 * the line that begins near to it. Numbers go on where the words of a page tell none.
 */
export function learnedQuestions(
  pages: readonly FoundPage[],
  known: readonly GroundQuestion[],
  { pageSize, newId }: { pageSize: PageSize; newId: () => string },
): GroundQuestion[] {
  const knownPages = [...new Set(known.map(({ page }) => page))].sort((a, b) => a - b);
  if (knownPages.length === 0) return [];
  // A page of a book goes on where the page before ended: its own words say where.
  const [said] = chainOfNumbers(pages.flatMap(({ lines }) => lines.map(({ text }) => text)));
  let next = said?.no ?? Math.min(...known.map(({ no }) => no));
  return pages
    .flatMap((page, i) => {
      const own = known.filter((question) => question.page === knownPages[i % knownPages.length]);
      return own
        .sort((a, b) => a.no - b.no)
        .map((question) => {
          const moved = movedTo(question, page, pageSize);
          return { ...moved, questionId: newId(), page: page.page, no: next++, key: '', places: placesOn(moved, page) };
        });
    })
    .slice(0, groundLimits.questions);
}

/** Down or up to the number that stands nearest to its head, within the room of the sheet. */
function movedTo(question: GroundQuestion, { lines, starts }: FoundPage, pageSize: PageSize): GroundQuestion {
  const numbered = lines.filter(({ text }) => /^\s*\d{1,3}\s*[.．、]/.test(text));
  const heads = (numbered.length > 0 ? numbered : starts).filter(
    ({ xMm }) => xMm >= question.xMm - 2 && xMm <= question.xMm + question.widthMm / 2,
  );
  const offs = heads.map(({ yMm }) => yMm - 1 - question.yMm).sort((a, b) => Math.abs(a) - Math.abs(b));
  const [nearest = 0] = offs;
  const room = groundRoom(pageSize);
  const wanted = Math.abs(nearest) <= NEAR_MM ? nearest : 0;
  const lowest = room.yMm + room.heightMm - question.yMm - question.heightMm;
  const by = Math.max(room.yMm - question.yMm, Math.min(wanted, lowest));
  const down = <P extends GroundPlace>(place: P): P => ({ ...place, yMm: Math.round((place.yMm + by) * 100) / 100 });
  return { ...down(question), places: question.places.map(down) };
}

/** Boxes that would lie on print go where there is none. */
function placesOn(question: GroundQuestion, { printed }: FoundPage): GroundPlace[] {
  const { places, kind } = question;
  if (!isChoice(kind) || places.every((place) => isBlank(printed, place))) return places;
  return usualPlaces(question, printed);
}
