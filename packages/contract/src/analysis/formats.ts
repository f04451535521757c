/** In which forms a report is taken away. */
export const reportFormats = ['xlsx', 'pdf', 'csv'] as const;
