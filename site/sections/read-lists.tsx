import { Picture } from '../ui/picture.tsx'
import { CARD_SIZES } from './card-sizes.ts'
import { Lines } from './read-lines.tsx'
import type { SectionItemView } from './section-view.ts'

type Listed = { items: readonly SectionItemView[] }
type Headed = Listed & { level: number | undefined }

/** Pictures beside each other, each with its caption. */
export const GalleryList = ({ items }: Listed) => (
  <ul className="read-gallery">
    {items.map(
      ({ lang, heading, text, image }) =>
        image && (
          <li key={image.src} lang={lang}>
            <figure>
              <Picture image={image} sizes={CARD_SIZES} />
              {(heading || text) && <figcaption>{[heading, text].filter(Boolean).join(' – ')}</figcaption>}
            </figure>
          </li>
        ),
    )}
  </ul>
)

/** Pictures in twos: before and after. */
export function BeforeAfter({ items }: Listed) {
  const pairs = Array.from({ length: Math.ceil(items.length / 2) }, (_, index) => items.slice(index * 2, index * 2 + 2))
  return (
    <div className="read-pairs">
      {pairs.map((pair) => (
        <div key={pair[0]?.image?.src ?? pair[0]?.heading} className="read-pair">
          {pair.map(({ lang, heading, text, image }) => (
            <figure key={image?.src ?? heading} lang={lang}>
              {image && <Picture image={image} sizes="(max-width: 639px) 100vw, 640px" />}
              <figcaption>
                <strong>{heading}</strong> {text}
              </figcaption>
            </figure>
          ))}
        </div>
      ))}
    </div>
  )
}

/** One after the other, numbered. */
export const Steps = ({ items, level }: Headed) => (
  <ol className="read-steps">
    {items.map(({ lang, heading, text, image }) => (
      <li key={heading} lang={lang}>
        {image && <Picture image={image} sizes={CARD_SIZES} />}
        <h3 aria-level={level}>{heading}</h3>
        <Lines text={text} />
      </li>
    ))}
  </ol>
)

/** What it is, and what it costs. */
export const PriceList = ({ items }: Listed) => (
  <dl className="read-prices">
    {items.map(({ lang, heading, text, detail }) => (
      <div key={heading} lang={lang}>
        <dt>
          {heading}
          {text && <small>{text}</small>}
        </dt>
        <dd>{detail}</dd>
      </div>
    ))}
  </dl>
)

/** Who works here. */
export const Team = ({ items, level }: Headed) => (
  <ul className="read-team">
    {items.map(({ lang, heading, detail, text, image }) => (
      <li key={heading} lang={lang}>
        {image && <Picture image={image} sizes={CARD_SIZES} />}
        <h3 aria-level={level}>{heading}</h3>
        {detail && <p className="read-detail">{detail}</p>}
        <Lines text={text} />
      </li>
    ))}
  </ul>
)

/** Places to fill, each with the way to apply. */
export const Jobs = ({ items, level }: Headed) => (
  <ul className="read-jobs">
    {items.map(({ lang, heading, detail, text, link }) => (
      <li key={heading} lang={lang}>
        <h3 aria-level={level}>{heading}</h3>
        {detail && <p className="read-detail">{detail}</p>}
        <Lines text={text} />
        {link && (
          <p>
            <a href={link.href}>{link.label}</a>
          </p>
        )}
      </li>
    ))}
  </ul>
)
