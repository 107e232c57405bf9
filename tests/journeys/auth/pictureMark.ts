/** Stands between a picture and its answer in the journeys' server. */
export const pictureMark = 'answer:';
