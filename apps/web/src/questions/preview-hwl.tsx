import { OwnPreview } from './books/preview/own-preview.js';
import { PartnerPreview } from './partners/preview/page.js';
import { useQuery } from './parts/use-query.js';

/** A book page by page: of a partner's shelf (`book`), or of the school's own (`own`). */
export function Page() {
  const own = useQuery().of('own');
  return own ? <OwnPreview key={own} bookId={own} /> : <PartnerPreview />;
}
