/** The address of the list with all brands, in the same look. */
export const withoutNarrowing = (params: URLSearchParams): URLSearchParams =>
  new URLSearchParams([...params].filter(([name]) => name !== 'search' && name !== 'filter'));
