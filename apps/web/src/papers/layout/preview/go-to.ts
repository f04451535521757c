import type { Geometry } from '@zhibi/contract/papers';

const scroll = (id: string) =>
  void document.getElementById(id)?.scrollIntoView?.({ block: 'start', behavior: 'smooth' });

export const goToPage = (page: number): void => scroll(`page-${page}`);

/** Brings the place of a question into the window. */
export function goTo(geometry: Geometry | undefined, itemId: string): void {
  const frame = geometry?.areas.find((area) => area.areaType === 0 && area.qids.includes(itemId));
  if (!frame) return;
  const place = document.getElementById(`place-${frame.areaId}`);
  if (place) void place.scrollIntoView?.({ block: 'center', behavior: 'smooth' });
  else goToPage(frame.page);
}
