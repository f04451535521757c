import { forReaders } from '@zhibi/contract/kernel';
import { peopleApi } from '@zhibi/contract/people';
import { useEffect } from 'react';
import { batchInfoOf, useUser } from '../people/index.js';
import { useRead } from '../platform/api.js';

const readers: readonly string[] = forReaders.roles;

/** Keeps in local storage what homework is made for, under the specification's name, as the class list says it. */
export function useBatchInfo(): void {
  const user = useUser();
  const isReader = readers.includes(user.currentRole) && user.schoolId !== '';
  const { data } = useRead(peopleApi.classes, isReader ? {} : null);
  const { subjects } = user;
  // Local storage is outside React; a logout clears it with everything else.
  useEffect(() => {
    if (data) localStorage.setItem('homeworkBatchInfo', JSON.stringify(batchInfoOf(data.clazzs, subjects)));
  }, [data, subjects]);
}
