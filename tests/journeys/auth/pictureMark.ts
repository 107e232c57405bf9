/** Separator between the captcha image and the appended answer. */
export const pictureMark = 'answer:';
