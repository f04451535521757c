import type { AnswerArea, Geometry } from '../geometry.js';

/** The box that says that an optional question is answered in a place: it stands for that question, and is read together with those of the others. */
export const choiceBoxId = (frameId: string, itemId: string): string => `${frameId}:o:${itemId}`;

/** A place where one of several questions is answered, and the box of each. */
export interface ChoicePlace {
  /** The questions that may be chosen there, in the order of the paper. */
  itemIds: string[];
  boxes: { areaId: string; itemId: string }[];
}

const isChoiceBox = ({ option, qids }: AnswerArea) => option !== null && qids.length > 1;

/** Where a card asks which question is answered, place by place. */
export function choicePlacesOf({ areas }: Pick<Geometry, 'areas'>): ChoicePlace[] {
  const places = new Map<string, ChoicePlace>();
  for (const area of areas) {
    if (!isChoiceBox(area)) continue;
    const key = `${area.qids.join()} ${area.blankIndex ?? 0}`;
    const place = places.get(key) ?? { itemIds: area.qids, boxes: [] };
    place.boxes.push({ areaId: area.areaId, itemId: area.areaId.slice(area.areaId.lastIndexOf(':') + 1) });
    places.set(key, place);
  }
  return [...places.values()];
}
