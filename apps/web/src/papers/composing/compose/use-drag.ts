import { type DragEvent, useState } from 'react';
import { moveItem, moveSection, type Place } from '../../parts/content.js';
import type { Draft, DraftView } from '../../parts/draft.js';

interface Dragged {
  kind: 'item' | 'section';
  id: string;
}

/** Dragging questions and sections with the mouse; the arrows beside them do the same from the keyboard. */
export function useDrag(view: DraftView, draft: Draft) {
  const [dragged, setDragged] = useState<Dragged | null>(null);
  const [over, setOver] = useState<Place | null>(null);
  const end = () => {
    setDragged(null);
    setOver(null);
  };
  const hover = (event: DragEvent<HTMLElement>, place: Place) => {
    if (!dragged) return;
    event.preventDefault(); // without it the browser does not let anything fall here
    event.stopPropagation();
    if (over?.sectionId !== place.sectionId || over.at !== place.at) setOver(place);
  };
  const drop = (event: DragEvent<HTMLElement>) => {
    event.preventDefault();
    event.stopPropagation();
    const { sections } = view.content;
    if (dragged?.kind === 'item' && over) draft.change(moveItem(dragged.id, asked(sections, dragged.id, over)));
    if (dragged?.kind === 'section' && over)
      draft.change(
        moveSection(
          dragged.id,
          sections.findIndex((one) => one.sectionId === over.sectionId),
        ),
      );
    end();
  };
  return { dragged, over, begin: setDragged, hover, drop, end };
}
export type Dragging = ReturnType<typeof useDrag>;

type Sections = DraftView['content']['sections'];

/** The place is counted with the dragged question still in the row; without it everything below moves up by one. */
function asked(sections: Sections, itemId: string, { sectionId, at }: Place): Place {
  const items = sections.find((one) => one.sectionId === sectionId)?.items ?? [];
  const from = items.findIndex((item) => item.itemId === itemId);
  return { sectionId, at: from >= 0 && from < at ? at - 1 : at };
}

/** Above or below the middle of the thing that the mouse is over. */
export const isLowerHalf = ({ currentTarget, clientY }: DragEvent<HTMLElement>): boolean => {
  const { top, height } = currentTarget.getBoundingClientRect();
  return clientY > top + height / 2;
};
