// React looks here once, when it is first loaded, and is many times slower without it. Mails load it too, so this comes first.
process.env.NODE_ENV ??= 'production'
