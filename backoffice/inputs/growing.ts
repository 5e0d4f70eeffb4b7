const isGrowing = typeof CSS !== 'undefined' && CSS.supports('field-sizing', 'content')

/**
 * What makes an input of a long text as high as what is written in it, and two lines at least. Material UI measures the text for that, and
 * the whole page is laid out for each; most browsers do it by themselves.
 */
export const growing = (maxLength: unknown) =>
  isGrowing
    ? {
        multiline: true,
        slotProps: {
          input: { inputComponent: 'textarea' as const },
          htmlInput: { type: undefined, maxLength, rows: 2, style: { fieldSizing: 'content', minHeight: '2lh' } },
        },
      }
    : { multiline: true, minRows: 2, slotProps: { htmlInput: { maxLength } } }
