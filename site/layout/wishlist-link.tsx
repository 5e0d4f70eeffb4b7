import { useShared } from '../data/shared-data-context.tsx'
import { storeTitles } from '../data/store-titles.ts'
import { Link } from '../ui/link.tsx'

const HEART = 'M12 20.5 4.4 13A5 5 0 0 1 11.5 6l.5.5.5-.5a5 5 0 0 1 7.1 7z'

/** The way to the visitor's own list, on every page of a project with a store: a heart, and beside it the name where there is room. */
export function WishlistLink({ className, isNamed = false }: { className?: string; isNamed?: boolean }) {
  const { shop, page } = useShared()
  const href = shop?.paths.wishlist
  if (!href) return null
  const name = storeTitles.wishlist[page.language]
  return (
    <Link href={href} className={className} {...(!isNamed && { 'aria-label': name })}>
      <svg
        width="1.15em"
        height="1.15em"
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.4"
        strokeLinejoin="round"
        aria-hidden="true"
        focusable="false"
      >
        <path d={HEART} />
      </svg>
      {isNamed && ` ${name}`}
    </Link>
  )
}
