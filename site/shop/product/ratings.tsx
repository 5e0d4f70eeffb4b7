import { Expander } from '../../ui/expander.tsx'
import { RatingForm } from '../product-forms/lazy-product-forms.tsx'
import form from '../product-forms/rating-form.module.css'
import { useProductMessages } from './messages/product-messages.ts'
import type { RatingsView, RatingView } from './product-view.ts'
import styles from './ratings.module.css'
import { Stars } from './stars.tsx'
import type { ProductState } from './use-product.ts'

/** Ratings that are shown at once; the others unfold. */
const AT_ONCE = 4

type RatingsProps = { ratings: RatingsView; product: number; selection: ProductState['selection'] }

/** What customers say, on average and one by one, how far that is checked (§ 5b UWG), and the form for one more. */
export function Ratings({ ratings, product, selection }: RatingsProps) {
  const messages = useProductMessages()
  const { ratingsCount, averageRating } = selection
  const first = ratings.list.slice(0, AT_ONCE)
  const others = ratings.list.slice(AT_ONCE)
  return (
    <section className={styles.ratings} id="ratings" aria-labelledby="ratings-heading">
      <div className={styles.head}>
        <h2 id="ratings-heading">{messages.ratings()}</h2>
        {averageRating !== null && ratings.average ? (
          <p className={styles.average}>
            <Stars value={averageRating} label={messages.averageOf({ average: ratings.average })} />{' '}
            <strong>{ratings.average}</strong> <small>({messages.ratingCount({ count: ratingsCount })})</small>
          </p>
        ) : (
          <p>{messages.noRatings()}</p>
        )}
        <p className={styles.about}>{messages.aboutRatings()}</p>
      </div>
      <div className={styles.body}>
        <RatingList ratings={first} />
        {others.length > 0 && (
          <Expander summary={messages.moreRatings({ count: others.length })} className={styles.more}>
            <RatingList ratings={others} />
          </Expander>
        )}
        <Expander summary={messages.writeRating()} className={styles.more}>
          <div className={form.form}>
            <RatingForm product={product} />
          </div>
        </Expander>
      </div>
    </section>
  )
}

function RatingList({ ratings }: { ratings: readonly RatingView[] }) {
  const messages = useProductMessages()
  if (ratings.length === 0) return null
  return (
    <ul className={styles.list}>
      {ratings.map(({ id, stars, name, title, text, lang, answer, verified, date, day, report }) => (
        <li key={id}>
          <p className={styles.meta}>
            <Stars value={stars} label={messages.starsOf({ stars })} />
            {verified && <span className={styles.verified}>{messages.verified()}</span>}
          </p>
          {title && (
            <h3 className={styles.title} lang={lang}>
              {title}
            </h3>
          )}
          {text && (
            <p className={styles.text} lang={lang}>
              {text}
            </p>
          )}
          <p className={styles.who}>
            {name}, <time dateTime={day}>{date}</time>
            {' · '}
            <a href={report} rel="nofollow">
              {messages.reportRating()}
            </a>
          </p>
          {answer && (
            <p className={styles.answer}>
              <strong>{messages.shopAnswer()}</strong> <span lang={lang}>{answer}</span>
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}
