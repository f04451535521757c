/** The homework that an address is about; pages of other domains also write it out in full. */
export const homeworkIn = (params: URLSearchParams): string | null =>
  params.get('homework') ?? params.get('homeworkId');
