import { useShared } from '../../data/shared-data-context.tsx'
import { Link } from '../../ui/link.tsx'
import styles from './guarantee.module.css'

/** The link to the EU's notice on the legal guarantee, by the name it has in the foot of the page; nothing where the shop has none. */
export function GuaranteeRights() {
  const { menus, paths } = useShared()
  const link = menus.legal.find(({ href }) => href === paths.guarantee_rights)
  return link ? (
    <p className={styles.rights}>
      <Link href={link.href}>{link.label}</Link>
    </p>
  ) : null
}
