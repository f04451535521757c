import { readIsbn } from '@zhibi/contract/questions/trees';
import { expect, it } from 'vitest';

it.each([
  ['978-7-107-18616-1', undefined],
  ['978-0-306-40615-7', '9780306406157'],
  ['9780306406157', '9780306406157'],
  ['ISBN 978 0 306 40615 7', '9780306406157'],
  ['９７８０３０６４０６１５７', '9780306406157'],
  ['0-306-40615-2', '9780306406157'],
  ['0-8044-2957-X', '9780804429573'],
  ['9780306406158', undefined],
  ['0306406153', undefined],
  ['978030640615', undefined],
  ['1230306406157', undefined],
  ['', undefined],
])('%j is read as %j', (typed, isbn) => expect(readIsbn(typed)).toBe(isbn));
