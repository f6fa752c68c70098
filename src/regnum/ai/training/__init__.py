"""Training: a crew plays games of bots against each other, and one learner makes entries of them.

Games are played in batches, all games of a batch with the same entries; then the learner takes them in the
order of their numbers. So the same plan makes the same entries, whoever plays the games. plan.py says what is
played, lesson.py plays it, course.py learns, keeps and goes on.
"""
