import {
  type InfiniteData,
  keepPreviousData,
  type QueryClient,
  skipToken,
  type UseQueryResult,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { Endpoint } from '@zhibi/contract/kernel';
import type { z } from 'zod';
import { call } from './client.js';
import { notify } from './notify.js';
import { asRefusal, type Refusal } from './refusal.js';
import { session } from './session-store.js';

export { call } from './client.js';
export { Refusal } from './refusal.js';

type In<E extends Endpoint> = z.input<E['input']>;
type Out<E extends Endpoint> = z.output<E['output']>;
export type Read<T> = UseQueryResult<T, Refusal>;

/** One endpoint's answers in the cache: its address is its key, so that nobody types a key. */
export const keyOf = (endpoint: Endpoint, input?: unknown) =>
  input === undefined ? [endpoint.path] : [endpoint.path, input];

export interface ReadOptions {
  /** Ask again after this many ms while the screen is visible. */
  everyMs?: number;
  /** Keeps the old rows on the screen while a changed filter loads. */
  keepOld?: boolean;
  /** A failure of the network is not said: nobody waits for this answer. */
  quiet?: boolean;
}

/** Reads from the server. Input `null` waits: something it depends on is not known yet. */
export function useRead<E extends Endpoint>(endpoint: E, input: In<E> | null, options: ReadOptions = {}): Read<Out<E>> {
  return useQuery<Out<E>, Refusal>({
    queryKey: keyOf(endpoint, input),
    queryFn:
      input === null
        ? skipToken
        : ({ signal }) => call(endpoint, input, { signal, quiet: options.quiet }) as Promise<Out<E>>, // generic: the same type by construction
    refetchInterval: options.everyMs ?? false,
    placeholderData: options.keepOld ? keepPreviousData : undefined,
  });
}

export interface WriteOptions<E extends Endpoint> {
  onDone?: (output: Out<E>, input: In<E>) => void;
  /** Reasons, 'fields' or 'changed', that the screen shows itself; every other refusal is said at the top of the window. */
  handles?: readonly (keyof NonNullable<E['reasons']> | 'fields' | 'changed')[];
  onRefused?: (refusal: Refusal) => void;
}

const isHandled = (refusal: Refusal, handles: readonly PropertyKey[]) =>
  handles.includes(refusal.reason) || (handles.includes('fields') && Object.keys(refusal.fields).length > 0);

/** Writes to the server and has the named reads done again. `mutate` never throws; `mutateAsync` throws the Refusal. */
export function useWrite<E extends Endpoint>(
  endpoint: E,
  refreshes: readonly Endpoint[] = [],
  options: WriteOptions<E> = {},
) {
  const queries = useQueryClient();
  return useMutation<Out<E>, Refusal, In<E>>({
    mutationFn: (input) => call(endpoint, input) as Promise<Out<E>>, // generic: the same type by construction
    onSuccess: async (output, input) => {
      options.onDone?.(output, input);
      await refresh(queries, refreshes);
    },
    onError: (error) => {
      const refusal = asRefusal(error, session.get().language);
      if (!refusal.isSaid && !isHandled(refusal, options.handles ?? [])) notify.error(refusal.message);
      options.onRefused?.(refusal);
    },
  });
}

export const refresh = (queries: QueryClient, endpoints: readonly Endpoint[]) =>
  Promise.all(endpoints.map((endpoint) => queries.invalidateQueries({ queryKey: keyOf(endpoint) })));

type Row<E extends Endpoint> = Out<E> extends { items: readonly (infer T)[] } ? T : never;

/** A list that pages by key. `rows` are all rows so far; `first` is the first answer, for counts that come beside the rows. */
export function useInfinite<E extends Endpoint>(endpoint: E, input: Omit<In<E> & object, 'cursor'> | null) {
  type Page = Out<E> & { items: Row<E>[]; next: string | null };
  const pages = useInfiniteQuery<Page, Refusal, InfiniteData<Page>, readonly unknown[], string | undefined>({
    queryKey: [endpoint.path, input, 'pages'],
    queryFn:
      input === null
        ? skipToken
        : ({ signal, pageParam }) => call(endpoint, { ...input, cursor: pageParam }, { signal }) as Promise<Page>, // lists have items and next
    initialPageParam: undefined,
    getNextPageParam: (page) => page.next ?? undefined,
  });
  return { ...pages, rows: pages.data?.pages.flatMap((page) => page.items) ?? [], first: pages.data?.pages[0] };
}

/** What comes beside the rows of a list is read again; the rows stay as they are, so that nothing vanishes under a finger. */
export async function refreshBeside<E extends Endpoint>(
  queries: QueryClient,
  endpoint: E,
  input: Omit<In<E> & object, 'cursor'>,
): Promise<void> {
  type Page = Out<E> & { items: Row<E>[]; next: string | null };
  const fresh = (await call(endpoint, input, { quiet: true })) as Page; // lists have items and next
  queries.setQueryData<InfiniteData<Page>>([endpoint.path, input, 'pages'], (shown) => {
    const [first, ...others] = shown?.pages ?? [];
    return shown && first && { ...shown, pages: [{ ...fresh, items: first.items, next: first.next }, ...others] };
  });
}
