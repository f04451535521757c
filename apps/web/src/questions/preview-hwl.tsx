import { GiftPreview } from './books/preview/gift-preview.js';
import { OwnPreview } from './books/preview/own-preview.js';
import { PartnerPreview } from './partners/preview/page.js';
import { useQuery } from './parts/use-query.js';

/** A book page by page: of a partner's shelf (`book`), of the school's own (`own`), or of the district's (`gift`). */
export function Page() {
  const { of } = useQuery();
  const [own, gift] = [of('own'), of('gift')];
  if (gift) return <GiftPreview key={gift} bookId={gift} />;
  return own ? <OwnPreview key={own} bookId={own} /> : <PartnerPreview />;
}
